// The page loads only the language in use. Tests load all of them.
import { languages, load, loadLaterWords } from '../src/words/catalogue';

await Promise.all(languages.map(([language]) => load(language).then(() => loadLaterWords(language))));
