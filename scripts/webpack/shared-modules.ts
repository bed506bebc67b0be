import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patchesOf } from '@portal/releases/ranges';
import * as v from 'valibot';
import { repositoryFolder } from '../applications';

/**
 * Modules that must exist once in a page: share key and package. Each key is a permanent API, and
 * sharing a whole library prevents tree shaking. So only contexts, React and two packages with
 * state or connections are listed.
 */
const packages: Record<string, string> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  '@portal/runtime': '@portal/runtime',
  '@portal/http': '@portal/http',
  '@chakra-ui/react/styled-system': '@chakra-ui/react',
};

/** Loaded on first use, because the home page does not need the HTTP client. */
const lazyKeys = new Set(['@portal/http']);

const packageFile = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));

export const versionIn = (folder: string) =>
  v.parse(packageFile, readFileSync(join(folder, 'package.json'), 'utf8')).version;

/** By share key. */
export const sharedVersions = mapValues(packages, (name) =>
  versionIn(join(repositoryFolder, 'node_modules', name)),
);

const federationPackage = '@module-federation/webpack-bundler-runtime';

/**
 * The federation's runtime, which remotes find in the page. It is not a shared module, but its
 * version must fit as well.
 */
export const federationRuntime = {
  key: federationPackage,
  version: versionIn(join(repositoryFolder, 'node_modules', federationPackage)),
};

/**
 * Capability of the shell to load the style sheets of pages. It is not a module; remotes with style
 * sheets require it.
 */
export const pageStyles = { key: '@portal/page-styles', version: '1.0.0' };

/**
 * The shell is the only provider, because a copy in a remote would be a second instance. Its own
 * versions need no check in the browser.
 */
export const shellSharedModules = mapValues(sharedVersions, (version, key) => ({
  singleton: true,
  eager: !lazyKeys.has(key),
  version,
  requiredVersion: false as const,
}));

/** Range that a remote requires of the shell, by share key. */
export const sharedRanges = mapValues(sharedVersions, patchesOf);

/** Remotes contain no copy and refuse a shell with a version outside the range. */
export const remoteSharedModules = mapValues(sharedRanges, (requiredVersion) => ({
  singleton: true,
  strictVersion: true,
  import: false as const,
  requiredVersion,
}));

function mapValues<T>(values: Record<string, string>, map: (value: string, key: string) => T) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]));
}
