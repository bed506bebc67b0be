import {
  isJsxElement,
  isJsxExpression,
  isJsxSelfClosingElement,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isStringLiteral,
  type JsxChild,
  type Node,
} from 'typescript/unstable/ast';
import type { Checker } from 'typescript/unstable/sync';
import { mayBeText } from './may-be-text';

/** A child of an element: text or not, and if its DOM node stays the same. */
type Kind = 'fixed text' | 'changing text' | 'fixed element' | 'changing elements';

/** True for whitespace, which translators do not touch, and for comments. */
export function isBlank(child: JsxChild) {
  if (isJsxText(child)) return child.text.trim() === '';
  if (!isJsxExpression(child)) return false;
  const { expression } = child;
  return !expression || (isStringLiteral(expression) && expression.text.trim() === '');
}

/** The name in an element's `key`. When it changes, React replaces the whole element. */
export const keyOf = (parent: Node) => /^<[\w.]+ key=\{(\w+)\}/.exec(parent.getText())?.[1];

export function kindOf(child: JsxChild, key: string | undefined, checker: Checker): Kind {
  if (isJsxText(child)) return 'fixed text';
  if (isJsxExpression(child)) {
    const isOfKey = key !== undefined && child.expression?.getText().split('.')[0] === key;
    return isOfKey ? 'fixed text' : kindOfExpression(child.expression, checker);
  }
  const tag = tagOf(child);
  return tag && isAlwaysThere(tag, checker) ? 'fixed element' : 'changing elements';
}

function kindOfExpression(expression: Node | undefined, checker: Checker): Kind {
  if (!expression) return 'changing elements';
  if (isLiteral(expression)) return 'fixed text';
  return mayBeText(expression, checker) ? 'changing text' : 'changing elements';
}

const isLiteral = (node: Node) =>
  isStringLiteral(node) || isNumericLiteral(node) || isNoSubstitutionTemplateLiteral(node);

/** Undefined for a fragment. */
export function tagOf(node: Node) {
  if (isJsxElement(node)) return node.openingElement.tagName;
  return isJsxSelfClosingElement(node) ? node.tagName : undefined;
}

/** A component may show nothing at first or another element later; an HTML element does not. */
function isAlwaysThere(tag: Node, checker: Checker) {
  if (/^([a-z]+|chakra\.\w+)$/.test(tag.getText())) return true;
  const type = checker.getTypeAtLocation(tag);
  const name = type?.getAliasSymbol()?.name ?? type?.getSymbol()?.name;
  return name === 'ChakraComponent' || name === 'LucideIcon';
}
