import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { system } from './theme';

/** Works out the styles of whole documents, for whoever wants that done before the first page is drawn. */
export function prepareGlobalStyles() {
  Reflect.get(system, '_global');
}

export function UiProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
