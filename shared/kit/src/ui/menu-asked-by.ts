import { createContext } from 'react';

/** What a menu that comes with its first opening was asked for by; it has not seen that itself. */
export const MenuAskedBy = createContext<'key' | 'pointer'>('pointer');
