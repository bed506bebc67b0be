import { Container } from '@chakra-ui/react/container';
import { ArtImage } from '../art/art-image';
import underConstructionArt from './art/under-construction.svg';

/** Only the image stands here (specification §2), so that its text says all. */
export function ReferralProgramPage() {
  return (
    <Container paddingBlock={{ base: '8', md: '16' }} maxWidth="960px">
      <ArtImage
        src={underConstructionArt}
        size={[960, 640]}
        loading="eager"
        borderRadius="lg"
        alt="En construcción: aquí explicaremos pronto el programa de referencia."
      />
    </Container>
  );
}
