// The catalogue as the page needs it. `virtual:words` lists the languages. `virtual:words/ID` has the messages of one
// language that the first hand needs, and `virtual:words/ID/later` those of the parts that load when they are opened.
// Each is a file of its own. The build stops where the catalogue is wrong; build/dev/tools/words says more about it,
// and lists what a language lacks.
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { argumentsOf, parseMessage } from '../src/words/message';

type Messages = Record<string, string>;
interface File {
  language: string;
  text: string;
  messages: Messages;
}

const folder = new URL('../../words/', import.meta.url);
const fileOf = (language: string): URL => new URL(`${language}.json`, folder);
const reference = 'en';
const listed = 'virtual:words';
const laterEnding = '/later';
const moduleOf = (language: string): string => `${listed}/${language}`;

// Keys that only terminal and server use. src/words/catalogue.ts leaves the same keys out of its type.
const elsewhere = /^(command\.|error\.|invite\.|manual\.|terminal\.|verify\.|online\.((keys|plain)-|why\.))/;
// Keys that only later parts of the page use. A new part of this kind gets its prefix here.
const later =
  /^((card\.use|friends|guide|help|keeper|learn|library|pass|phrase|puzzle|replay|review|rule|share|stats|web\.rule|web\.unfair)\.|online\.(?!room-title$|seat-free$))/;
// The same for `web.`: keys of the waiting room, the seats and the line about a fair deal.
const laterOfWeb =
  /^web\.(all-here|away-now|bot-plays-on|choose-seat|fair|free-seat|friends-about|host-starts|keys|level-of-seat|old-page|only-here|put-bot|remove-player|silent|start-when-full|table-full|take-over|turn-ends)(-|$)/;
// A sign that is separated by a space stays on the same line as its word: « Coup fourré ! » The space is narrow before
// tall signs, as French typography asks.
const joined = (text: string): string => text.replace(/ (?=[;!?])/g, '\u202f').replace(/ (?=[:»%])|(?<=«) /g, '\u00a0');
const plainKey = (key: string): string => key.split('@')[0]!;

export function languages(): string[] {
  const ids = readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []));
  return [reference, ...ids.filter((id) => id !== reference).sort()];
}

function read(language: string, from = folder): File {
  const text = readFileSync(new URL(`${language}.json`, from), 'utf8');
  return { language, text, messages: JSON.parse(text) as Messages };
}

function fault({ language, text }: File, key: string, why: string): Error {
  const line = text.split('\n').findIndex((each) => each.includes(`"${key}"`)) + 1;
  return new Error(`words/${language}.json:${line}: ${key}: ${why}`);
}

function placesOf(file: File, key: string): string {
  try {
    return argumentsOf(parseMessage(file.messages[key]!)).join(', ');
  } catch (error) {
    throw fault(file, key, (error as Error).message);
  }
}

// All messages for the page. Missing ones come from the reference. With `all`, includes the messages that only other
// programs use. Throws if the file of the language is wrong.
export function messagesOf(language: string, all = false, from = folder): Messages {
  const english = read(reference, from);
  const file = read(language, from);
  const own = Object.entries(file.messages).filter(([key]) => !key.startsWith('@'));
  const said = new Set(own.map(([key]) => plainKey(key)));
  for (const [key] of own) {
    if (english.messages[plainKey(key)] === undefined)
      throw fault(file, key, 'English has no such key: correct its spelling, or add it to en.json first');
    const [places, wanted] = [placesOf(file, key), placesOf(english, plainKey(key))];
    if (places !== wanted) throw fault(file, key, `has the placeholders {${places}}, but English has {${wanted}}`);
  }
  const missing = Object.entries(english.messages).filter(([key]) => !key.startsWith('@') && !said.has(plainKey(key)));
  const wantedHere = [...own, ...missing].filter(([key]) => all || !elsewhere.test(key));
  return Object.fromEntries(wantedHere.map(([key, text]) => [key, joined(text)]));
}

function list(): string {
  const facts = languages().map((id) => {
    const { '@@name': name, '@@edition': edition = '' } = read(id).messages;
    return `${JSON.stringify(id)}: { name: ${JSON.stringify(name)}, edition: ${JSON.stringify(edition)}, load: () => import(${JSON.stringify(moduleOf(id))}), loadLater: () => import(${JSON.stringify(moduleOf(id) + laterEnding)}) }`;
  });
  const phrases = Object.keys(read(reference).messages).flatMap((key) =>
    key.startsWith('phrase.') ? [key.slice(7)] : [],
  );
  return `export const languages = { ${facts.join(', ')} };\nexport const phrases = ${JSON.stringify(phrases)};\n`;
}

// The messages of one of the two files of a language.
function fileText(module: string): string {
  const [, language] = module.split('/');
  const isLater = module.endsWith(laterEnding);
  const messages = Object.entries(messagesOf(language!)).filter(
    ([key]) => (later.test(key) || laterOfWeb.test(key)) === isLater,
  );
  return `export default ${JSON.stringify(Object.fromEntries(messages))};`;
}

// Returns "fr" or "fr/later" for a chunk of the catalogue.
export const wordsOfChunk = (chunk: { facadeModuleId?: string | null }): string | undefined =>
  chunk.facadeModuleId?.split(`\0${listed}/`)[1];

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id === listed || id.startsWith(`${listed}/`) ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${listed}` && !id.startsWith(`\0${listed}/`)) return null;
      for (const language of languages()) this.addWatchFile(fileOf(language).pathname);
      return id === `\0${listed}` ? list() : fileText(id);
    },
  };
}
