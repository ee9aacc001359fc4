// The parts of a browser that the page needs when its settings load.
import { vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
