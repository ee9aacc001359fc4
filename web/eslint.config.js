import eslint from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';
import { above, folders } from './tools/folders.mjs';

// A folder of src imports only from folders before it in the list. dependency-cruiser checks this too, but does not see
// imports of types in components.
const oneWay = folders.map((folder) => {
  const others = above(folder).map((other) => `../${other}/*`);
  const message = 'A folder uses only those before it in tools/folders.mjs.';
  return {
    files: [`src/${folder}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: [...others, '../App.svelte', '../main'], caseSensitive: true, message }] },
      ],
    },
  };
});

// A promise that nobody waits for hides its error. These rules need types, which are slow to compute in components.
const promises = {
  files: ['src/**/*.ts', 'e2e/**/*.ts'],
  languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
  rules: {
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': 'error',
  },
};

export default typescript.config(
  { ignores: ['dist/'] },
  eslint.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  promises,
  // The TypeScript compiler already reports unknown and unused names. A space at the edge of a line of markup needs its
  // mustache.
  { rules: { 'no-undef': 'off', '@typescript-eslint/no-unused-vars': 'off', 'svelte/no-useless-mustaches': 'off' } },
  ...oneWay,
);
