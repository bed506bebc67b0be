import { IconButton } from '@portal/kit/ui/icon-button';
import type { RefObject } from 'react';

type MenuToggleProps = {
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
  ref: RefObject<HTMLButtonElement | null>;
};

/** Opens and closes the menu where it does not fit into the header. */
export function MenuToggle({ isOpen, controls, onToggle, ref }: MenuToggleProps) {
  return (
    <IconButton
      ref={ref}
      label="Menú"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      color="ink"
      width="44px"
      height="44px"
      lg={{ display: 'none' }}
    >
      <svg
        width="22"
        height="22"
        viewBox="0 0 22 22"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden
      >
        <path d={isOpen ? 'm5 5 12 12M17 5 5 17' : 'M3 6h16M3 11h16M3 16h16'} />
      </svg>
    </IconButton>
  );
}
