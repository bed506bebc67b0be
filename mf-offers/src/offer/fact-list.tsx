import { chakra } from '@chakra-ui/react/styled-system';
import type { Fact } from './offer-facts';

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <chakra.dl
      borderTopWidth="1px"
      textStyle="sm"
      lineHeight="1.45"
      display="grid"
      gridTemplateColumns={columns}
      columnGap="6"
    >
      {facts.map(({ label, value }) => (
        <chakra.div
          key={label}
          display="grid"
          gridTemplateColumns="minmax(0, 124px) minmax(0, 1fr)"
          gap="3"
          paddingBlock={{ base: '7px', lg: '2' }}
          borderBottomWidth="1px"
        >
          <chakra.dt color="ink.muted" overflowWrap="break-word">
            {label}
          </chakra.dt>
          <chakra.dd fontWeight="600" fontVariantNumeric="tabular-nums">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

/** On a tablet the panel is as wide as the page. */
const columns = {
  base: 'minmax(0, 1fr)',
  md: 'repeat(2, minmax(0, 1fr))',
  lg: 'minmax(0, 1fr)',
};
