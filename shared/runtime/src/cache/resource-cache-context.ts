import { createContext, useContext } from 'react';
import { createResourceCache, type ResourceCache } from './resource-cache';

const ResourceCacheContext = createContext<ResourceCache>(createResourceCache());

/**
 * Provides a `ResourceCache` to its children. The shell renders it once, and tests render it with a
 * `seed`.
 */
export const ResourceCacheProvider = ResourceCacheContext.Provider;

/**
 * Returns the cache of the nearest provider, or an empty one that all pages without a provider
 * share.
 */
export const useResourceCache = () => useContext(ResourceCacheContext);
