// <bornes-replay> for the npm package: `npm run package` makes two modules, replay.mjs and replay-frame.mjs, and puts
// them into build/wasm/npm. The page of the frame is one text with its styles, its worker and the engine.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { build, defineConfig, type Plugin } from 'vite';
import { words } from './tools/words';
import { withoutNetwork } from './vite.embed.config';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The worker also becomes a text inside the module, as Vite does it for such an import.
function workerInside(): Plugin {
  const file = at('src/worker/client.ts');
  const started = "new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })";
  return {
    name: 'worker-inside',
    enforce: 'pre',
    transform(code, id) {
      if (id !== file) return null;
      if (!code.includes(started)) this.error(`${file} starts its worker in another way than this plugin knows`);
      return `import Inside from './worker.ts?worker&inline';\n${code.replace(started, 'new Inside()')}`;
    },
  };
}

// A script inside a document must not contain the text that ends a script.
const inScript = (code: string): string => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');

function asText(): Plugin {
  return {
    name: 'as-text',
    generateBundle: {
      order: 'post', // after Vite has finished the imports
      handler(_, bundle) {
        const parts = Object.values(bundle);
        const [script, ...others] = parts.filter((part) => part.type === 'chunk');
        const styles = parts.filter((part) => part.type === 'asset');
        const wrong = [...others, ...styles].map(({ fileName }) => fileName).filter((name) => !name.endsWith('.css'));
        if (!script || wrong.length > 0)
          this.error(`the frame must be one script and its styles, not also ${wrong.join(', ')}`);
        for (const name of Object.keys(bundle)) delete bundle[name];
        const text = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>bornes</title>
<style>${styles.map(({ source }) => String(source)).join('\n')}</style>
</head>
<body><div id="app"></div><script type="module">${inScript(script.code)}</script></body>
</html>`;
        this.emitFile({
          type: 'asset',
          fileName: 'replay-frame.mjs',
          source: `export const text =\n  ${JSON.stringify(text)};\n`,
        });
      },
    },
    async writeBundle({ dir }) {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          target: 'es2022',
          outDir: dir!,
          emptyOutDir: false,
          minify: false,
          lib: { entry: at('src/embed/packaged.ts'), formats: ['es'], fileName: () => 'replay.mjs' },
          rollupOptions: { external: ['virtual:frame'], output: { paths: { 'virtual:frame': './replay-frame.mjs' } } },
        },
      });
    },
  };
}

export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [words(), workerInside(), svelte(), asText()],
  resolve: withoutNetwork,
  build: {
    target: 'es2022',
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    modulePreload: false,
    outDir: at('../build/replay'),
    emptyOutDir: true,
    rollupOptions: { input: at('src/embed/main.ts'), output: { format: 'es', inlineDynamicImports: true } },
  },
  worker: { format: 'es' },
});
