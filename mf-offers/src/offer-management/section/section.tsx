import { chakra } from '@chakra-ui/react/styled-system';
import type { Elements } from '@portal/kit/ui/elements';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { sections, type SectionName } from './sections';

type SectionProps = {
  name: SectionName;
  icon: LucideIcon;
  /** Number of items; undefined while unknown. */
  count?: number | undefined;
  isMissing?: boolean;
  action?: ReactNode;
  children: Elements;
};

/** A section of an offer with its items and the field to add another one. */
export function Section({ name, icon: Icon, count, isMissing, action, children }: SectionProps) {
  const { anchor, title } = sections[name];
  const titleId = `titulo-${anchor}`;

  return (
    <chakra.section
      id={anchor}
      aria-labelledby={titleId}
      tabIndex={-1}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      padding={{ base: '4', md: '5' }}
      borderWidth="1px"
      borderRadius="lg"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.h2 id={titleId} textStyle="h4" display="flex" alignItems="center" gap="2">
          <Icon aria-hidden size={18} />
          <span>{title}</span>
        </chakra.h2>
        {count !== undefined && (
          <chakra.span color="ink.muted" fontVariantNumeric="tabular-nums">
            {count}
          </chakra.span>
        )}
        {isMissing && <MissingMark />}
        <chakra.div
          marginInlineStart="auto"
          marginInlineEnd="-3"
          display="flex"
          flexWrap="wrap"
          columnGap="1"
        >
          {action}
        </chakra.div>
      </chakra.div>
      {children}
    </chakra.section>
  );
}

const MissingMark = () => (
  <chakra.span
    paddingInline="2"
    bg="warning.tint"
    color="warning"
    textStyle="xs"
    fontWeight="600"
    borderRadius="6px"
  >
    Falta
  </chakra.span>
);
