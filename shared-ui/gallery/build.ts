import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VanillaExtractPlugin } from '@vanilla-extract/webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type Stats } from 'webpack';
import { moduleRules } from 'release-kit/build';

const dir = import.meta.dirname;

/** Where the built gallery stands. */
export const galleryFolder = join(dir, '../dist/gallery');

const page = `<!doctype html>
<html lang="pl" data-store="amperio">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Galeria części</title>
<link rel="stylesheet" href="/main.css">
<script src="/main.js" defer></script>
</head>
<body><div id="gallery"></div></body>
</html>
`;

const configuration: Configuration = {
  context: dir,
  mode: 'production',
  devtool: false,
  target: ['web', 'es2022'],
  entry: { main: './main.tsx' },
  output: { path: galleryFolder, publicPath: '/', filename: '[name].js', trustedTypes: { policyName: 'amperio-gallery' } },
  cache: { type: 'filesystem', name: 'gallery', cacheDirectory: join(dir, '../.cache') },
  resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'] },
  module: { rules: moduleRules({ target: 'web', production: true }) },
  plugins: [new VanillaExtractPlugin({ identifiers: 'short' }), new MiniCssExtractPlugin({ ignoreOrder: true })],
  optimization: { minimize: false, splitChunks: false },
  performance: false,
  stats: 'errors-warnings',
};

/** Builds the gallery into `galleryFolder`. Throws with webpack's own words when it can't. */
export async function buildGallery(): Promise<void> {
  const stats = await new Promise<Stats>((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, result) => {
      compiler.close(() => (error || !result ? reject(error ?? new Error('webpack gave no result')) : resolve(result)));
    });
  });
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  await mkdir(galleryFolder, { recursive: true });
  await writeFile(join(galleryFolder, 'index.html'), page);
}
