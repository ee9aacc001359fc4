// Forbids cycles, and imports from a higher folder of src. It sees compiled components, which have lost their imports
// of types: eslint.config.js checks those.
import { above, folders } from './tools/folders.mjs';

const upwards = folders.map((folder) => ({
  name: `upwards-from-${folder}`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: [...above(folder).map((other) => `^src/${other}/`), '^src/[^/]+$'] },
}));

export default {
  forbidden: [
    { name: 'cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'folder-without-a-place',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^src/[^/]+/', pathNot: `^src/(${folders.join('|')})/` },
    },
    {
      name: 'unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(duels\\.net|bornes-(page|review)\\.wasm|virtual:(words|frame))' },
    },
    ...upwards,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'svelte', 'default'] },
  },
};
