import { createContext } from 'react';

/** Input device that requested a lazily loaded menu, which did not receive the event itself. */
export const MenuAskedBy = createContext<'key' | 'pointer'>('pointer');
