import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArtImage } from '../../art/art-image';
import { evening } from '../../art/evening';
import feeRangeArt from '../../art/fee-range.svg';
import { OpenCalculator } from '../../fee-calculator/open-calculator';
import { price } from './hunting-content';

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
      <chakra.div
        display="grid"
        {...evening}
        borderRadius="lg"
        columnGap="12"
        paddingInline={{ base: '6', md: '12' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <chakra.div alignSelf="center" paddingBlock={{ base: '8', md: '12' }}>
          <chakra.h2 id="price-title" textStyle="h2">
            {price.title}
          </chakra.h2>
          <chakra.p textStyle="lg" color="line" marginTop="3" marginBottom="6">
            {price.text}
          </chakra.p>
          <OpenCalculator />
        </chakra.div>
        <chakra.div alignSelf="end" maxWidth="460px" justifySelf="end" width="100%">
          <ArtImage src={feeRangeArt} size={[800, 480]} />
        </chakra.div>
      </chakra.div>
    </Container>
  );
}
