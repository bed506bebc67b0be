import { menuAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Look of the menu; it travels with it, so that the first load does not pay for it. */
export const menuRecipe = defineSlotRecipe({
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
  },
});
