import { Container } from '@chakra-ui/react/container';
import type { ReactNode } from 'react';

export function OffersPage({ children }: { children: ReactNode }) {
  return (
    <Container paddingTop={{ base: '3', md: '4' }} paddingBottom="10" minHeight="70vh">
      {children}
    </Container>
  );
}
