"""Validates the stored transcripts against the JSON Schema: validate.py REPOSITORY. Exits with 77 if jsonschema is missing."""
import json
import pathlib
import sys

try:
    import jsonschema
except ImportError:
    print("python3-jsonschema is not installed")
    sys.exit(77)

root = pathlib.Path(sys.argv[1])
schema = json.loads((root / "docs/schema/messages.json").read_text())
jsonschema.Draft202012Validator.check_schema(schema)


def validator(name):
    return jsonschema.Draft202012Validator({**schema, "$ref": f"#/$defs/{name}"})


validators = {key: validator(name) for key, name in {"command": "Command", "message": "Message", "row": "Row"}.items()}
faults = 0
checked = 0
for file in sorted((root / "tests/contract/transcripts").glob("*.jsonl")):
    for number, text in enumerate(file.read_text().splitlines(), 1):
        line = json.loads(text)
        for key, check in validators.items():
            if key not in line:
                continue
            checked += 1
            for fault in check.iter_errors(line[key]):
                faults += 1
                print(f"{file.name}:{number}: {fault.json_path}: {fault.message[:200]}")
print(f"{checked} messages, {faults} faults")
sys.exit(1 if faults or not checked else 0)
