import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { ArtImage } from '../../art/art-image';
import { evening } from '../../art/evening';
import feeRangeArt from '../../art/fee-range.svg';
import { OpenCalculator } from '../../fee-calculator/open-calculator';
import { price } from './hunting-content';

/** What a search costs, and the way to the calculator. */
export function PricePanel() {
  return (
    <Container
      as="section"
      id={price.id}
      aria-labelledby="price-title"
      tabIndex={-1}
      outline="none"
      paddingBottom={{ base: '14', md: '24' }}
    >
      <Grid
        {...evening}
        borderRadius="lg"
        columnGap="12"
        paddingInline={{ base: '6', md: '12' }}
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <Box alignSelf="center" paddingBlock={{ base: '8', md: '12' }}>
          <Heading id="price-title" textStyle="h2">
            {price.title}
          </Heading>
          <Text textStyle="lg" color="line" marginTop="3" marginBottom="6">
            {price.text}
          </Text>
          <OpenCalculator />
        </Box>
        <Box alignSelf="end" maxWidth="460px" justifySelf="end" width="100%">
          <ArtImage src={feeRangeArt} size={[800, 480]} />
        </Box>
      </Grid>
    </Container>
  );
}
