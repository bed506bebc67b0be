import { createContext, useContext } from 'react';
import { createResourceCache, type ResourceCache } from './resource-cache';

const ResourceCacheContext = createContext<ResourceCache>(createResourceCache());

export const ResourceCacheProvider = ResourceCacheContext.Provider;
export const useResourceCache = () => useContext(ResourceCacheContext);
