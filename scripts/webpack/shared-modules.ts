import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patchesOf } from '@portal/releases/ranges';
import * as v from 'valibot';
import { repositoryFolder } from '../applications';

/**
 * What must exist once in a page, by share key, with the package that sets its version. Each key is
 * an API for ever, and sharing a library whole defeats tree shaking: so only contexts, React and the
 * two packages that hold state or connections are here.
 */
const packages: Record<string, string> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  '@portal/runtime': '@portal/runtime',
  '@portal/http': '@portal/http',
  '@chakra-ui/react/styled-system': '@chakra-ui/react',
};

/** The home page does not pay for the HTTP client, so it comes when it is first needed. */
const lazyKeys = new Set(['@portal/http']);

const packageFile = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));

export const versionIn = (folder: string) =>
  v.parse(packageFile, readFileSync(join(folder, 'package.json'), 'utf8')).version;

/** Version of each shared module, by share key. */
export const sharedVersions = mapValues(packages, (name) =>
  versionIn(join(repositoryFolder, 'node_modules', name)),
);

const federationPackage = '@module-federation/webpack-bundler-runtime';

/**
 * The federation's own code, which remotes are built without and find in the page. It is no shared module, but
 * its version has to fit like theirs.
 */
export const federationRuntime = {
  key: federationPackage,
  version: versionIn(join(repositoryFolder, 'node_modules', federationPackage)),
};

/** That the shell shows pages with their style sheets. It is no module; a remote that has sheets asks for it. */
export const pageStyles = { key: '@portal/page-styles', version: '1.0.0' };

/**
 * The shell is the only provider: a remote with a copy of its own would be a second instance. What it
 * uses of that is its own, whose version nobody has to check while a visitor waits.
 */
export const shellSharedModules = mapValues(sharedVersions, (version, key) => ({
  singleton: true,
  eager: !lazyKeys.has(key),
  version,
  requiredVersion: false as const,
}));

/** The range of each shared module that a remote asks of the shell, by share key. */
export const sharedRanges = mapValues(sharedVersions, patchesOf);

/** Remotes carry no copy, and refuse a shell whose version does not fit. */
export const remoteSharedModules = mapValues(sharedRanges, (requiredVersion) => ({
  singleton: true,
  strictVersion: true,
  import: false as const,
  requiredVersion,
}));

function mapValues<T>(values: Record<string, string>, map: (value: string, key: string) => T) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]));
}
