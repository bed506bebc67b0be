import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useId, type ReactNode } from 'react';

type SectionProps = Omit<BoxProps, 'title'> & { title: string; lead?: ReactNode };

/** A part of a page with its heading, and room to breathe. */
export function Section({ title, lead, children, ...box }: SectionProps) {
  const headingId = useId();

  return (
    <Box
      as="section"
      aria-labelledby={headingId}
      paddingBlock={{ base: '14', md: '24' }}
      tabIndex={box.id ? -1 : undefined}
      outline="none"
      {...box}
    >
      <Container>
        <Heading id={headingId} textStyle="h2" maxWidth="13em">
          {title}
        </Heading>
        {lead && (
          <Text textStyle="lg" color="ink.muted" marginTop="3" maxWidth="prose" textWrap="pretty">
            {lead}
          </Text>
        )}
        <Box marginTop={{ base: '8', md: '12' }}>{children}</Box>
      </Container>
    </Box>
  );
}
