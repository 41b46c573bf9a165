import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { layerRules } from './style-layers.ts';

const require = createRequire(import.meta.url);

export interface RuleOptions {
  readonly target: 'web' | 'server';
  readonly production: boolean;
  readonly refresh?: boolean;
}

/** Loader rules for all packages: TypeScript by swc, vanilla-extract's CSS, text catalogues by Lingui. */
export const moduleRules = ({ target, production, refresh = false }: RuleOptions): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: !production, refresh } },
      },
    },
  },
  {
    test: /[/\\]i18n[/\\](pl|ua)\.json$/,
    type: 'javascript/auto',
    loader: fileURLToPath(new URL('../i18n/catalogue-loader.cjs', import.meta.url)),
  },
  {
    test: /\.vanilla\.css$/i,
    use:
      target === 'web'
        ? [MiniCssExtractPlugin.loader, { loader: require.resolve('css-loader'), options: { url: false } }]
        : [{ loader: require.resolve('css-loader'), options: { modules: { exportOnlyLocals: true }, url: false } }],
  },
  ...(target === 'web' ? layerRules : []),
  { test: /\.(woff2?|avif|webp|png|svg)$/, type: 'asset/resource' },
];
