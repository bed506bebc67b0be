import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '@portal/kit/ui/skeleton';
import {
  columnsLook,
  factsLook,
  headLook,
  panelLook,
  payLook,
  sideLook,
  wordsLook,
} from './detail-look';

export const OfferSkeleton = () => (
  <chakra.div role="status" minHeight="100vh">
    <chakra.span srOnly>Cargando oferta...</chakra.span>
    <chakra.div css={headLook} bg="offer.a">
      <Container>
        <Skeleton height="20px" width="80px" marginTop="2" />
        <Skeleton height="40px" width="min(420px, 90%)" marginTop="5" />
        <Skeleton height="24px" width="min(300px, 70%)" marginTop="4" />
      </Container>
    </chakra.div>
    <Container css={columnsLook}>
      <chakra.div css={sideLook}>
        <chakra.div css={panelLook}>
          <chakra.div css={payLook}>
            <Skeleton height="52px" />
            <Skeleton height="48px" hideBelow="md" />
          </chakra.div>
          <chakra.div css={factsLook}>
            <Bars count={7} />
          </chakra.div>
        </chakra.div>
      </chakra.div>
      <chakra.div css={wordsLook}>
        <Bars count={6} />
      </chakra.div>
    </Container>
  </chakra.div>
);

const Bars = ({ count }: { count: number }) => (
  <chakra.div display="grid" gap="4">
    {Array.from({ length: count }).map((_each, index) => (
      // oxlint-disable-next-line react/no-array-index-key
      <Skeleton key={index} height="18px" width={index % 2 === 0 ? '100%' : '75%'} />
    ))}
  </chakra.div>
);
