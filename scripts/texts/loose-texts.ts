import {
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  type JsxChild,
  type JsxElement,
  type JsxFragment,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import type { Checker, Project } from 'typescript/unstable/sync';
import { isBlank, keyOf, kindOf, tagOf } from './child';
import { componentResults } from './component-results';
import { mayBeText, mayBeTexts } from './may-be-text';

export type LooseText = { readonly file: string; readonly line: number; readonly text: string };

/**
 * Finds texts that React would lose after a translator has replaced their nodes: texts beside
 * optional elements, changing texts beside anything, and texts with unknown neighbours in a
 * fragment or as the result of a component. A text that is an element's only child is safe.
 */
export function looseTexts({ program, checker }: Project, file: string): LooseText[] {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} is not a part of the project.`);
  return looseNodes(source, checker).map((node) => ({
    file,
    line: source.text.slice(0, node.getStart(source)).split('\n').length,
    text: node.getText(source).trim().replaceAll(/\s+/g, ' '),
  }));
}

function looseNodes(source: SourceFile, checker: Checker) {
  const found: Node[] = [];
  const visit = (node: Node): void => {
    if (isJsxElement(node) || isJsxFragment(node)) found.push(...looseAmong(node, checker));
    else found.push(...componentResults(node).filter((result) => mayBeText(result, checker)));
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

function looseAmong(parent: JsxElement | JsxFragment, checker: Checker): JsxChild[] {
  const children = parent.children.filter((child) => !isBlank(child));
  const [first, ...others] = children;
  const isOpen = isTransparent(parent);
  if (first && others.length === 0 && !isOpen)
    return hasSeveralTexts(first, checker) ? [first] : [];

  const kinds = children.map((child) => kindOf(child, keyOf(parent), checker));
  if (!isOpen && kinds.every((kind) => kind.startsWith('fixed'))) return [];
  return children.filter((_child, place) => kinds[place]?.endsWith('text'));
}

/** True if the parent renders no element of its own. */
function isTransparent(parent: JsxElement | JsxFragment) {
  const tag = tagOf(parent);
  return (
    !tag || (isIdentifier(tag) && /^(Fragment|Suspense|Portal)$|(Context|Provider)$/.test(tag.text))
  );
}

const hasSeveralTexts = (child: JsxChild, checker: Checker) =>
  isJsxExpression(child) && child.expression !== undefined && mayBeTexts(child.expression, checker);
