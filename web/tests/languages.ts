// The page loads the language that is read; tests read all of them.
import { languages, load, loadLaterWords } from '../src/words/catalogue';

await Promise.all(languages.map(([language]) => load(language).then(() => loadLaterWords(language))));
