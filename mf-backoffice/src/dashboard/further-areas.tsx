import { chakra } from '@chakra-ui/react/styled-system';
import { staffAreas } from '@portal/kit/routing/staff-areas';
import { Link } from '@portal/runtime';
import {
  Building2,
  Contact,
  Inbox,
  KeyRound,
  Milestone,
  ShieldCheck,
  Trash2,
  type LucideIcon,
} from 'lucide-react';

const icons: Record<(typeof staffAreas)[number]['icon'], LucideIcon> = {
  people: Contact,
  accounts: KeyRound,
  company: Building2,
  statuses: Milestone,
  contact: Inbox,
  privacy: ShieldCheck,
  trash: Trash2,
};

/** The ways to whatever has no card of its own. */
export function FurtherAreas() {
  return (
    <nav aria-label="Más áreas">
      <AreaList>
        {staffAreas.map(({ path, label, text, icon }) => {
          const Icon = icons[icon];
          return (
            <li key={path}>
              <AreaLink to={path}>
                <chakra.span color="primary">
                  <Icon aria-hidden size={20} />
                </chakra.span>
                <span>
                  <chakra.span display="block" fontWeight="600">
                    {label}
                  </chakra.span>
                  <chakra.span fontSize="0.875rem" color="ink.muted">
                    {text}
                  </chakra.span>
                </span>
              </AreaLink>
            </li>
          );
        })}
      </AreaList>
    </nav>
  );
}

const AreaList = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    marginTop: '4',
    // However many there are, no line ends in a hole.
    '& > li': { flex: '1 1 300px' },
  },
});

const AreaLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '64px',
    height: '100%',
    paddingInline: '4',
    paddingBlock: '2',
    bg: 'soft',
    borderRadius: 'md',
    transition: 'background-color 150ms',
    _hover: { bg: 'primary.tint' },
  },
});
