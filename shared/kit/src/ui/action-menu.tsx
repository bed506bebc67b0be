import { menuAnatomy } from '@chakra-ui/react/anatomy';
import { Menu, useMenuContext } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { use, useEffect, useEffectEvent, useRef, type ReactElement, type ReactNode } from 'react';
import { MenuAskedBy } from './menu-asked-by';

/**
 * Renders an item of an `ActionMenu`. `value` must be unique in the menu; Chakra UI's `Menu.Item`
 * describes the other props.
 */
export const ActionMenuItem = Menu.Item;

/** Renders a line between groups of items of an `ActionMenu`. */
export const ActionMenuSeparator = Menu.Separator;

// Wider than its button, so that the menu covers the button of the next card completely.
const belowTrigger = { placement: 'bottom-end', offset: { mainAxis: 8, crossAxis: 8 } } as const;

/**
 * Menu by the APG menu button pattern. Opens on mounting, because lists have many of them and load
 * each one on demand.
 */
export function ActionMenu({ trigger, children }: { trigger: ReactElement; children: ReactNode }) {
  return (
    <Menu.Root recipe={menuRecipe} positioning={belowTrigger} defaultOpen lazyMount unmountOnExit>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Content>{children}</Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

/**
 * With fast typing the menu gets the focus a frame late. A closing menu is inert, because the
 * opened dialog would otherwise return the focus to it when it no longer exists.
 */
function Content({ children }: { children: ReactNode }) {
  const { open, setHighlightedValue } = useMenuContext();
  const content = useRef<HTMLDivElement>(null);
  const highlightFirst = useEffectEvent(() => {
    const first = content.current?.querySelector<HTMLElement>('[role=menuitem]');
    const value = first?.dataset['value'];
    if (value !== undefined) setHighlightedValue(value);
  });

  const askedBy = use(MenuAskedBy);
  useEffect(() => {
    if (askedBy === 'key') highlightFirst();
  }, [askedBy]);

  return (
    <Menu.Content ref={content} inert={!open}>
      {children}
    </Menu.Content>
  );
}

/**
 * Styles of the menu. Defined here rather than in the theme, so that the first load does not
 * include them.
 */
const menuRecipe = defineSlotRecipe({
  slots: menuAnatomy.keys(),
  base: {
    content: {
      minWidth: '220px',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      padding: '1.5',
      bg: 'surface',
      borderWidth: '1px',
      borderRadius: 'md',
      boxShadow: 'md',
      outline: 'none',
      zIndex: 'calc(1000 + var(--layer-index, 0))',
      _open: { animation: 'rise-in 150ms ease-out' },
      _closed: { animation: 'fade-out 100ms ease-in' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '40px',
      paddingInline: '3',
      borderRadius: 'sm',
      outline: 'none',
      cursor: 'pointer',
      userSelect: 'none',
      _highlighted: { bg: 'primary.tint' },
    },
    separator: { marginBlock: '1.5', borderTopWidth: '1px' },
  },
});
