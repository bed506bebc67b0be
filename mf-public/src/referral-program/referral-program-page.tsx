import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArtImage } from '../art/art-image';
import underConstructionArt from './art/under-construction.svg';

/**
 * Only the image is allowed here (S2.27), so it is the heading, and its alt text says everything.
 */
export function ReferralProgramPage() {
  return (
    <Container paddingBlock={{ base: '8', md: '16' }} maxWidth="960px">
      <chakra.h1 tabIndex={-1} outline="none">
        <ArtImage
          src={underConstructionArt}
          size={[960, 640]}
          loading="eager"
          borderRadius="lg"
          alt="En construcción: aquí explicaremos pronto el programa de referencia."
        />
      </chakra.h1>
    </Container>
  );
}
