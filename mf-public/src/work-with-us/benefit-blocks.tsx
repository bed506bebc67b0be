import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { ArtImage } from '../art/art-image';
import { useReveal } from '../page-parts/use-reveal';
import { benefits } from './work-with-us-content';

export function BenefitBlocks() {
  const group = useReveal<HTMLDivElement>();

  return (
    <Grid ref={group} gap="8" templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}>
      {benefits.map(({ title, text, art }, index) => (
        <Box key={title} as="article">
          <Box bg="soft" borderRadius="md" overflow="hidden">
            <ArtImage
              src={art}
              size={[320, 200]}
              isPartOfFirstLook={index === 0}

              maxWidth="340px"
              marginInline="auto"
            />
          </Box>
          <Heading as="h3" textStyle="h3" marginTop="5">
            {title}
          </Heading>
          <Text color="ink.muted" marginTop="2">
            {text}
          </Text>
        </Box>
      ))}
    </Grid>
  );
}
