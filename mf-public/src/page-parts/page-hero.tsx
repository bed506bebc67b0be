import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { ArchesEdge } from '../art/arches-edge';
import { ArtImage } from '../art/art-image';
import { evening } from '../art/evening';

type PageHeroProps = {
  title: string;
  lead: string;
  /** Art of 800 by 480 that stands on the edge of the arches; a phone does without it. */
  art?: string;
  /** What a visitor may do first. */
  children?: ReactNode;
};

/** The dark head of a page, and the arches below it. */
export function PageHero({ title, lead, art, children }: PageHeroProps) {
  return (
    <>
      <Box {...evening}>
        <Container
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: art && 'minmax(0, 6fr) minmax(0, 5fr)',
          }}
          columnGap="12"
        >
          <Box paddingBlock={{ base: '10', md: '12' }} alignSelf="center">
            <Heading as="h1" tabIndex={-1} textStyle="h1" outline="none" maxWidth="11em">
              {title}
            </Heading>
            <Text textStyle="lg" color="line" marginTop="5" maxWidth="31em" textWrap="pretty">
              {lead}
            </Text>
            {children && (
              <Flex wrap="wrap" gap="3" marginTop="8">
                {children}
              </Flex>
            )}
          </Box>
          {art && (
            <Box display={{ base: 'none', md: 'block' }} alignSelf="end" paddingTop="12">
              <ArtImage src={art} size={[800, 480]} />
            </Box>
          )}
        </Container>
        <Box aria-hidden height="3px" bg="line" opacity={0.9} />
      </Box>
      <ArchesEdge />
    </>
  );
}
