import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { Elements } from './elements';
import { system } from './theme';

export function UiProvider({ children }: { children: Elements }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
