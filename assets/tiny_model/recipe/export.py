"""Write a checkpoint as a transformers model: ``python assets/tiny_model/recipe/export.py CHECKPOINT OUTPUT_DIR``.

The file holds the weights in half precision, which halves its size. ``config.json`` asks for float32, so that they are
computed with in single precision. The logits of the exported model are compared with those of the training module, which
is given the same rounded weights, before any file is replaced.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path

import torch
from transformers import AutoTokenizer, GenerationConfig, LlamaConfig, LlamaForCausalLM

sys.path.insert(0, str(Path(__file__).resolve().parent))
from model import Shape, TinyLlama


def convert(model: TinyLlama, tokenizer: object) -> LlamaForCausalLM:
    """The same weights in the transformers class, checked on random input."""
    shape: Shape = model.shape
    ids = {"bos_token_id": 1, "eos_token_id": 5, "pad_token_id": 0}
    for name, value in ids.items():
        if getattr(tokenizer, name) != value:
            raise ValueError(f"the tokenizer's {name} is not {value}")
    config = LlamaConfig(
        vocab_size=shape.vocab,
        hidden_size=shape.width,
        intermediate_size=shape.inner,
        num_hidden_layers=shape.layers,
        num_attention_heads=shape.heads,
        num_key_value_heads=shape.heads,
        max_position_embeddings=shape.positions,
        rms_norm_eps=shape.eps,
        rope_parameters={"rope_type": "default", "rope_theta": shape.theta},
        tie_word_embeddings=True,
        **ids,
    )
    out = LlamaForCausalLM(config)
    missing, unexpected = out.load_state_dict(model.state_dict(), strict=False)
    if set(missing) != {"lm_head.weight"} or unexpected:
        raise ValueError(f"parameters do not match: {missing} {unexpected}")
    out.tie_weights()
    out.eval()
    sample = torch.randint(8, shape.vocab, (2, 300))
    with torch.no_grad():
        ours = model(sample, torch.arange(600), torch.float32).view(2, 300, -1)
        gap = (out(sample).logits - ours).abs().max().item()
    if gap > 1e-3:
        raise ValueError(f"the exported model's logits differ by {gap}")
    print(f"largest difference of logits: {gap:.2e}")
    out.generation_config = GenerationConfig(**ids, do_sample=False, max_new_tokens=256)
    return out


def save(model: LlamaForCausalLM, output: Path) -> None:
    """Write weights and configuration beside the old files, then put them in their place."""
    output.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=output) as folder:
        model.half().save_pretrained(folder)
        path = Path(folder) / "config.json"
        config = json.loads(path.read_text(encoding="utf-8")) | {"dtype": "float32"}
        path.write_text(json.dumps(config, indent=2) + "\n", encoding="utf-8")
        for name in os.listdir(folder):
            os.chmod(Path(folder) / name, 0o644)
            os.replace(Path(folder) / name, output / name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("output", type=Path)
    parser.add_argument("--tokenizer", type=Path, default=Path(__file__).resolve().parents[1])
    args = parser.parse_args()
    torch.set_num_threads(2)
    model = TinyLlama(Shape())
    mean = torch.load(args.checkpoint, weights_only=True, map_location="cpu")["mean"]
    model.load_state_dict({name: value.half().float() for name, value in mean.items()})
    model.eval()
    tokenizer = AutoTokenizer.from_pretrained(args.tokenizer)
    save(convert(model, tokenizer), args.output)
    size = (args.output / "model.safetensors").stat().st_size
    print(f"{sum(p.numel() for p in model.parameters()):,} parameters, {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
