import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import { HeroWords } from '../page-parts/hero-words';
import doorArt from './art/door.svg';
import { privacy } from './privacy-content';

/** A door and a person with its key. Smaller than the text, which is painted first. */
export function PrivacyHero() {
  return (
    <chakra.div bg="offer.b" borderBottom="4px solid" borderColor="ink">
      <Container
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems={{ base: 'center', md: 'flex-end' }}
        justifyContent="space-between"
        columnGap="12"
      >
        <HeroWords
          title={privacy.title}
          lead={privacy.lead}
          width="100%"
          maxWidth="600px"
          paddingTop={{ base: '6', md: '12' }}
          paddingBottom={{ base: '4', md: '12' }}
        />
        <chakra.img src={doorArt} alt="" htmlWidth={316} htmlHeight={122} width="240px" />
      </Container>
    </chakra.div>
  );
}
