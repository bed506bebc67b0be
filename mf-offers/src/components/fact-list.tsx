import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';

export type Fact = { label: string; value: string; icon: LucideIcon };

type FactListProps = {
  facts: readonly Fact[];
  /** Narrowest column where there is room; a phone shows two. */
  columnWidth: string;
};

/** What is known of an offer, each value under its name. */
export function FactList({ facts, columnWidth }: FactListProps) {
  return (
    <chakra.dl
      display="grid"
      gap={{ base: '4', md: '5' }}
      gridTemplateColumns={{
        base: 'repeat(auto-fill, minmax(min(128px, 100%), 1fr))',
        md: `repeat(auto-fill, minmax(${columnWidth}, 1fr))`,
      }}
    >
      {facts.map(({ label, value, icon: Icon }) => (
        <chakra.div key={label} display="flex" gap="3" minWidth="0">
          <chakra.span aria-hidden color="primary" marginTop="1" flexShrink="0">
            <Icon size={18} />
          </chakra.span>
          <chakra.div minWidth="0">
            <chakra.dt color="ink.muted" textStyle="sm">
              {label}
            </chakra.dt>
            <chakra.dd fontWeight="600" overflowWrap="anywhere">
              {value}
            </chakra.dd>
          </chakra.div>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
