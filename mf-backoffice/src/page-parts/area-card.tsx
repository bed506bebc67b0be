import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@portal/runtime';
import { ArrowRight, type LucideIcon } from 'lucide-react';
import { useId } from 'react';

type AreaCardProps = {
  to: string;
  icon: LucideIcon;
  title: string;
  text: string;
  /** Short text about pending work. */
  badge?: string | undefined;
};

/** Link to an area of the back office. The title is the link; the whole card is clickable. */
export function AreaCard({ to, icon: Icon, title, text, badge }: AreaCardProps) {
  const id = useId();

  return (
    <Card>
      <chakra.div display="flex" alignItems="center" gap="3">
        <chakra.span color="primary" bg="primary.tint" borderRadius="sm" padding="2">
          <Icon aria-hidden size={24} />
        </chakra.span>
        <chakra.h2 textStyle="h3">
          <Link to={to} aria-describedby={`${id}-text ${id}-badge`}>
            {title}
          </Link>
        </chakra.h2>
      </chakra.div>
      <chakra.p id={`${id}-text`} color="ink.muted" textStyle="sm">
        {text}
      </chakra.p>
      <Foot>
        <chakra.span color="primary">
          <ArrowRight aria-hidden size={20} />
        </chakra.span>
        <Badge id={`${id}-badge`}>{badge}</Badge>
      </Foot>
    </Card>
  );
}

export const CardGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
  },
});

/** Reserves the height of a badge that is not known yet. */
const Foot = chakra('span', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    width: '100%',
    minHeight: '6',
    marginTop: 'auto',
  },
});

const Badge = chakra('span', {
  base: {
    paddingInline: '3',
    bg: 'accent.tint',
    color: 'accent.dark',
    borderRadius: 'full',
    fontSize: '0.875rem',
    fontWeight: '600',
    _empty: { display: 'none' },
  },
});

const Card = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '2',
    padding: { base: '3', md: '5' },
    bg: 'surface',
    borderWidth: '1px',
    borderRadius: 'md',
    transition: 'border-color 150ms, box-shadow 150ms, transform 150ms',
    _hover: { borderColor: 'primary', boxShadow: 'sm', transform: 'translateY(-2px)' },
    '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
    '& a:focus-visible': { outline: 'none' },
    '& a:focus-visible::after': {
      outline: '2px solid',
      outlineColor: 'primary',
      outlineOffset: '2px',
    },
  },
});
