// The part of ICU MessageFormat that the catalogue uses: {name}, {count, plural, =0 {…} one {# card} other {# cards}},
// {who, select, you {…} other {…}}. Branches nest; `#` is the number in a branch of a plural. Two apostrophes are one;
// a single one quotes if it stands before `{`, `}` or, inside a plural, `#`. src/words/message.cpp is the same for the
// terminal, and tests/words/messages.json holds both to the same cases.
export type Values = Record<string, string | number>;
type Part = string | { name: string; kind?: 'plural' | 'select'; branches?: Record<string, Part[]> };

const numberSign = { name: '#' };

export function parseMessage(text: string): Part[] {
  let at = 0;
  const fail = (why: string): never => {
    throw new Error(`${why} at character ${at + 1}: ${text}`);
  };
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at += found[0].length;
    return found && found[1]!;
  };

  // Parses up to the end of the text, or to the `}` of the branch.
  function parts(counted: boolean): Part[] {
    const all: Part[] = [];
    const add = (piece: string): void => {
      if (typeof all.at(-1) === 'string') all.push((all.pop() as string) + piece);
      else all.push(piece);
    };
    const quoted = counted ? /'([{}#](?:[^']|'')*)(?:'|$)/y : /'([{}](?:[^']|'')*)(?:'|$)/y;
    const plain = counted ? /([^{}'#]+)/y : /([^{}']+)/y;
    while (at < text.length && text[at] !== '}') {
      const piece = take(plain) ?? take(/'(')/y) ?? take(quoted)?.replaceAll("''", "'") ?? take(/(')/y);
      if (piece !== undefined && piece !== null) add(piece);
      else if (take(/(#)/y)) all.push(numberSign);
      else all.push(argument());
    }
    return all;
  }

  function argument(): Part {
    const name = take(/\{\s*([a-z0-9_]+)\s*/y) ?? fail('a placeholder is {name}');
    if (take(/(\})/y)) return { name };
    const kind = (take(/,\s*(plural|select)\s*,\s*/y) ?? fail('only plural and select are known')) as
      'plural' | 'select';
    const branches: Record<string, Part[]> = {};
    while (!take(/(\})/y)) {
      const selector =
        take(kind === 'plural' ? /(=\d+|[a-z]+)\s*\{/y : /([a-z0-9_]+)\s*\{/y) ?? fail('a branch is other {…}');
      branches[selector] = parts(kind === 'plural');
      if (!take(/(\})\s*/y)) fail('a branch is not closed');
    }
    if (!branches['other']) fail('the branch other is missing');
    return { name, kind, branches };
  }

  const all = parts(false);
  if (at < text.length) fail('a } has no { before it');
  return all;
}

// The names of all arguments, each once, sorted.
export function argumentsOf(parts: readonly Part[]): string[] {
  const names = parts.flatMap((part) => {
    if (typeof part === 'string' || part === numberSign) return [];
    return [part.name, ...argumentsOf(Object.values(part.branches ?? {}).flat())];
  });
  return [...new Set(names)].sort();
}

const rules = new Map<string, Intl.PluralRules>();
function categoryOf(language: string, count: number): string {
  if (!rules.has(language)) rules.set(language, new Intl.PluralRules(language));
  return rules.get(language)!.select(count);
}

const styles = new Map<string, Intl.NumberFormat>();
// Formats a number in the language: "12,345". Leaves a text as it is.
export function written(language: string, value: string | number): string {
  if (typeof value === 'string') return value;
  if (!styles.has(language)) styles.set(language, new Intl.NumberFormat(language));
  return styles.get(language)!.format(value);
}

function fill(parts: readonly Part[], language: string, values: Values, count: string | number): string {
  let out = '';
  let afterValue = false;
  for (const part of parts) {
    if (typeof part === 'string') {
      // A sentence ends with a single mark: "Ann plays Go!"
      out += afterValue && /[!?]$/.test(out) && part.startsWith('.') ? part.slice(1) : part;
      afterValue = false;
      continue;
    }
    const value = part === numberSign ? count : (values[part.name] ?? '');
    if (part.branches) {
      const plural = part.kind === 'plural';
      const branch =
        (plural && part.branches[`=${value}`]) || part.branches[plural ? categoryOf(language, Number(value)) : value];
      out += fill(branch ?? part.branches['other']!, language, values, plural ? value : '');
    } else out += written(language, value);
    afterValue = !part.branches;
  }
  return out;
}

const parsed = new Map<string, Part[]>();

// Inserts the values into the message. An argument without a value becomes empty.
export function format(message: string, language: string, values: Values = {}): string {
  if (!/[{']/.test(message)) return message;
  if (!parsed.has(message)) parsed.set(message, parseMessage(message));
  return fill(parsed.get(message)!, language, values, '');
}
