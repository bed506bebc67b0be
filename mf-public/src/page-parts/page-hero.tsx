import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
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
      <chakra.div {...evening}>
        <Container
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: art && 'minmax(0, 6fr) minmax(0, 5fr)',
          }}
          columnGap="12"
        >
          <chakra.div paddingBlock={{ base: '10', md: '12' }} alignSelf="center">
            <chakra.h1 tabIndex={-1} textStyle="h1" outline="none" maxWidth="11em">
              {title}
            </chakra.h1>
            <chakra.p textStyle="lg" color="line" marginTop="5" maxWidth="31em" textWrap="pretty">
              {lead}
            </chakra.p>
            {children && (
              <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="8">
                {children}
              </chakra.div>
            )}
          </chakra.div>
          {art && (
            <chakra.div display={{ base: 'none', md: 'block' }} alignSelf="end" paddingTop="12">
              <ArtImage src={art} size={[800, 480]} />
            </chakra.div>
          )}
        </Container>
        <chakra.div aria-hidden height="3px" bg="line" opacity={0.9} />
      </chakra.div>
      <ArchesEdge />
    </>
  );
}
