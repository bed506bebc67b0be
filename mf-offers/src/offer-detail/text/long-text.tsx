import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { textBlocks, type ListItem, type TextBlock } from './text-blocks';

type LongTextProps = {
  title: string;
  text: string;
  mark?: Mark;
};

type Mark = 'arch' | 'check';

/** Formats a text of the offer: recognises lists and keeps line breaks. */
export function LongText({ title, text, mark = 'arch' }: LongTextProps) {
  const blocks = textBlocks(text);

  return (
    <chakra.section fontSize={{ base: '1rem', md: '1.0625rem' }}>
      <chakra.h2 css={sectionTitle}>{title}</chakra.h2>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" rowGap="3">
        {blocks.map((block, index) => (
          // The text never changes while it is shown, so an index is a stable key.
          // oxlint-disable-next-line react/no-array-index-key
          <Block key={index} block={block} mark={mark} />
        ))}
      </chakra.div>
    </chakra.section>
  );
}

export const sectionTitle: SystemStyleObject = {
  textStyle: 'h3',
  fontSize: { base: '1.375rem', md: '1.5rem' },
  marginBottom: '3',
};

function Block({ block, mark }: { block: TextBlock; mark: Mark }) {
  if ('items' in block) return <List items={block.items} kind={block.kind} mark={mark} />;
  if (block.kind === 'text') return <chakra.p whiteSpace="pre-line">{block.text}</chakra.p>;
  return (
    <chakra.h3 textStyle="h4" marginTop="2">
      {block.text}
    </chakra.h3>
  );
}

type ListProps = { items: readonly ListItem[]; kind: 'list' | 'numbers'; mark: Mark };

function List({ items, kind, mark }: ListProps) {
  if (kind === 'numbers') {
    return (
      <chakra.ol css={listLook} listStyleType="decimal" paddingInlineStart="2em">
        {items.map(({ text, number }, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} value={number}>
            {text}
          </li>
        ))}
      </chakra.ol>
    );
  }
  return (
    // Safari ignores a list with custom markers unless it has the role.
    <chakra.ul role="list" css={listLook}>
      {items.map(({ text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <chakra.li key={index} css={mark === 'arch' ? archItem : checkItem}>
          {mark === 'check' && <Check aria-hidden size={18} />}
          <span>{text}</span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

const listLook: SystemStyleObject = { display: 'grid', rowGap: '1.5', whiteSpace: 'pre-line' };

const archItem: SystemStyleObject = {
  position: 'relative',
  paddingInlineStart: '22px',
  _before: {
    content: '""',
    position: 'absolute',
    insetInlineStart: '2px',
    top: '0.65em',
    width: '10px',
    height: '8px',
    borderRadius: '5px 5px 0 0',
    bg: 'primary',
    forcedColorAdjust: 'none',
    _print: { display: 'none' },
  },
  // Printers leave out backgrounds.
  _print: {
    display: 'list-item',
    listStyleType: 'disc',
    paddingInlineStart: '0',
    marginInlineStart: '22px',
  },
};

const checkItem: SystemStyleObject = {
  position: 'relative',
  paddingInlineStart: '28px',
  '& > svg': { position: 'absolute', insetInlineStart: '0', top: '0.3em', color: 'success' },
};
