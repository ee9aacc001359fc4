// What every test finds of a browser: the page asks for both when its settings load.
import { vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
