import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';

export type Fact = { label: string; value: string; icon: LucideIcon };

type FactListProps = {
  facts: readonly Fact[];
  /** Narrowest column where there is room for several. */
  columnWidth: string;
};

/** What is known of an offer, each value under its name; on a phone, beside it. */
export function FactList({ facts, columnWidth }: FactListProps) {
  return (
    <chakra.dl
      display="grid"
      columnGap="5"
      rowGap={{ base: '2', md: '5' }}
      gridTemplateColumns={{ base: '1fr', md: `repeat(auto-fill, minmax(${columnWidth}, 1fr))` }}
    >
      {facts.map(({ label, value, icon: Icon }) => (
        <chakra.div
          key={label}
          display={{ base: 'grid', md: 'block' }}
          gridTemplateColumns="142px 1fr"
          gap="3"
          alignItems="start"
          minWidth="0"
        >
          <chakra.dt display="flex" alignItems="center" gap="3" color="ink.muted" textStyle="sm">
            <chakra.span aria-hidden color="primary" flexShrink="0">
              <Icon size={18} />
            </chakra.span>
            {label}
          </chakra.dt>
          <chakra.dd marginLeft={{ md: '30px' }} fontWeight="600">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
