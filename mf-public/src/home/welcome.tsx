import { Container } from '@chakra-ui/react/container';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/kit/routing/paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { ArchesEdge } from '../art/arches-edge';
import { evening } from '../art/evening';
import { Carousel } from '../carousel/carousel';
import { QuoteButton } from '../page-parts/quote-button';
import { slides, welcome } from './home-content';

/** Specification §9. */
const intervalMs = 2000;

/**
 * Words at the left, the carousel at the right, and one deck below both. On a wide screen they
 * share three rows, so that the deck runs under the words and under the art at the same height.
 */
export function Welcome() {
  return (
    <>
      <chakra.div {...evening}>
        <Container
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
          gridTemplateRows={{ lg: 'auto auto auto' }}
          columnGap="12"
          paddingBlock={{ base: '10', lg: '12' }}
        >
          <chakra.div alignSelf={{ lg: 'center' }} paddingBlock={{ lg: '10' }}>
            <chakra.h1 tabIndex={-1} textStyle="h1" outline="none">
              {welcome.title}
            </chakra.h1>
            <chakra.p textStyle="lg" color="line" marginTop="5" maxWidth="25em" textWrap="pretty">
              {welcome.text}
            </chakra.p>
          </chakra.div>
          <Flex
            gridRow={{ lg: '2 / 4' }}
            wrap="wrap"
            gap="3"
            alignContent="flex-start"
            paddingTop={{ base: '6', lg: '8' }}
          >
            <QuoteButton subject={welcome.quoteSubject} />
            <LinkButton to={paths.contact} variant="inverted" size="lg">
              Contáctanos
            </LinkButton>
          </Flex>
          <Carousel
            label="Lo que hacemos"
            slides={slides}
            intervalMs={intervalMs}
            marginTop={{ base: '8', lg: '0' }}
            gridRow={{ lg: '1 / 4' }}
            gridColumn={{ lg: '2' }}
            css={{ lg: { gridTemplateRows: 'subgrid' } }}
          />
        </Container>
      </chakra.div>
      <ArchesEdge />
    </>
  );
}
