import { defineHost } from 'release-kit/build';

export default defineHost({
  serverEntry: './src/render/index.tsx',
  worker: './src/worker/index.ts',
  subsets: { 'react-router-dom': './src/subsets/router.ts' },
  pureLibraries: /[/\\]node_modules[/\\]react-router[/\\]/,
});
