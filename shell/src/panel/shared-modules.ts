import { getInstance } from '@module-federation/runtime';

/** A module that applications share in this page. */
export type SharedModule = {
  readonly name: string;
  readonly version: string;
  readonly isLoaded: boolean;
  /** Containers that use it; the shell's own name first, if it does. */
  readonly usedBy: readonly string[];
};

/** What the federation shares in this page, by name. */
export function sharedModules(): readonly SharedModule[] {
  const scopes = Object.values(getInstance()?.shareScopeMap ?? {});
  return scopes
    .flatMap((scope) => Object.entries(scope))
    .flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { loaded, lib, useIn }]) => ({
        name,
        version,
        isLoaded: Boolean(loaded ?? lib),
        usedBy: [...new Set(useIn)],
      })),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
