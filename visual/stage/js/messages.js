// Messages of the page's server (visual/stage/messages.py): what each kind does to the stage.

const MESSAGES = {
  /** A live run starts. */
  begin(stage, message) {
    stage.run = message.run;
    stage.live = stage.addressUsed = true;
    stage.broken = stage.asked = false;
    stage.say("");
    stage.show(own(new Recording(message)));
    stage.root.classList.add("la-live");
    stage.leaveInside();
    stage.curve.begin(null);
    stage.ghosts.begin();
    stage.notices.clear();
    stage.transport.live = stage.transport.following = true;
    stage.tell("lookahead-live");
  },

  /** Steps of the live run. A gap stops the drawing until the whole trace comes. */
  steps(stage, message) {
    if (message.run !== stage.run || !stage.live || stage.broken) return;
    stage.recording.words.add(message.words);
    for (const [lane, step] of message.steps) stage.broken ||= !stage.recording.add(lane, step);
    if (stage.broken) stage.say((strings) => strings.gap, "busy");
    stage.transport.follow();
    stage.ask();
  },

  /** The whole trace of the live run: nothing moves where nothing was missed. */
  end(stage, message) {
    const { transport } = stage;
    const { time, frame, inner, playing } = transport;
    const following = transport.following || !stage.live;
    if (!stage.asked) stage.say(""); // what was said while it ran
    stage.live = false;
    stage.raced = stage.run = message.run;
    stage.show(own(new Recording(message.trace)), true);
    stage.curve.begin(stage.recording);
    if (!stage.asked) stage.tell("lookahead-ended"); // else the next race waits already
    if (following) transport.seek(Infinity);
    else Object.assign(transport, { time, frame, inner });
    if (playing) transport.play();
    stage.ask();
  },

  /** A recorded trace to replay. With `keep` the stage stays where it was in the text. */
  trace(stage, message) {
    const { transport } = stage;
    stage.live = false;
    stage.run = message.run;
    if (!stage.asked) stage.say(""); // else it tells the place in line
    const tokens = message.keep && transport.lane ? transport.lane.counts[transport.index] : undefined;
    stage.root.classList.remove("la-live");
    const { predicted } = message.trace.meta;
    const recording = new Recording(message.trace);
    stage.show(predicted || message.own ? own(recording) : recording);
    if (!message.keep) stage.leaveInside();
    stage.curve.begin(predicted ? stage.recording : null); // the points were of other lengths
    if (!predicted) {
      stage.ghosts.begin();
      stage.raced = null;
    }
    if (tokens !== undefined) {
      const place = transport.lane.counts.findIndex((count) => count >= tokens);
      return place < 0 ? transport.seek(Infinity) : transport.goto(place); // a shorter text is shown to its end
    }
    stage.recording.link = message.link;
    if (stage.address && !stage.addressUsed) {
      const { preset, lane, step, asked } = stage.address;
      if (asked) return transport.seek(0); // a race of the visitor's own is on its way
      if (preset && preset !== stage.recording.meta.preset) return transport.seek(0); // the linked one is on its way
      stage.addressUsed = true;
      stage.choose(lane);
      if (step > 0) return step < transport.lane?.last ? transport.goto(step) : transport.seek(Infinity); // the other lanes end, too
    }
    transport.open(message.autoplay);
  },

  /** What more answers in the trie would have gained the visitor's last race. */
  curve(stage, message) {
    stage.curve.add(message);
  },

  /** What other methods would have needed for the visitor's last race. */
  ghosts(stage, message) {
    if (message.run === stage.raced) stage.ghosts.begin(message.ghosts); // another recording may have come in between
  },

  /** One line under the score. */
  status(stage, message) {
    stage.say(message.text || "", message.level);
    // Whoever waits sees something move.
    if (message.waits && !stage.live && stage.transport.atEnd && !stage.transport.still.matches) stage.transport.play();
    if (message.level !== "error" || (stage.live && !stage.asked && message.run !== stage.run)) return;
    stage.asked = false;
    stage.tell("lookahead-ended");
    if (stage.live && message.run === stage.run) stage.recording.broken = true;
    stage.live = false;
    stage.ask();
    if (stage.addressUsed || !stage.transport.lane) return;
    stage.addressUsed = true; // what the address asked for is not there
    stage.transport.open();
  },
};

/** A race of this visitor: its times were measured here and now. */
function own(recording) {
  recording.own = true;
  return recording;
}
