import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { Elements } from './elements';
import { system } from './theme';

/**
 * Provides the design system of the site to its children. The shell renders it once; tests render
 * it with `renderPage`.
 */
export function UiProvider({ children }: { children: Elements }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
