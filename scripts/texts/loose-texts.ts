import {
  isArrowFunction,
  isBinaryExpression,
  isConditionalExpression,
  isParenthesizedExpression,
  SyntaxKind,
  isFunctionDeclaration,
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isPropertyAccessExpression,
  isReturnStatement,
  isStringLiteral,
  isVariableDeclaration,
  type JsxChild,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import type { Checker, Project } from 'typescript/unstable/sync';
import { mayBeText } from './may-be-text';

export type LooseText = { readonly file: string; readonly line: number; readonly text: string };

/** What a child of an element is, for whoever changes the text nodes beside it. */
type Part = 'text' | 'changing text' | 'element' | 'coming and going';

/**
 * Texts that React could not find again once somebody else has replaced their text nodes: a text beside
 * what comes and goes, and a text that changes beside anything. A text is safe as the only child of its element.
 */
export function looseTexts({ program, checker }: Project, files: readonly string[]): LooseText[] {
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} is not a part of the project.`);
    return looseIn(source, checker).map((node) => ({
      file,
      line: source.text.slice(0, node.getStart(source)).split('\n').length,
      text: node.getText(source).trim(),
    }));
  });
}

function looseIn(source: SourceFile, checker: Checker) {
  const found: Node[] = [];
  const visit = (node: Node) => {
    if (isJsxElement(node) || isJsxFragment(node)) found.push(...looseAmong(node, checker));
    else found.push(...looseResults(node, checker));
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

function looseAmong(node: Node & { children: readonly JsxChild[] }, checker: Checker) {
  const children = node.children.filter((child) => !isBlank(child));
  const parts = children.map((child) => partOf(child, checker));
  const isAlone = children.length === 1 && !isJsxFragment(node);
  const isFixed =
    !isJsxFragment(node) && parts.every((part) => part === 'text' || part === 'element');
  if (isFixed) return [];
  return children.filter((child, index) => {
    const isText = parts[index] === 'text' || parts[index] === 'changing text';
    return isText && !(isAlone && !isListOfTexts(child, checker));
  });
}

const isListOfTexts = (child: JsxChild, checker: Checker) => {
  if (!isJsxExpression(child) || !child.expression) return false;
  const type = checker.getTypeAtLocation(child.expression);
  return type !== undefined && checker.isArrayLikeType(type) && mayBeText(type, checker);
};

/** Only space, which translators leave alone, or a comment. */
function isBlank(child: JsxChild) {
  if (isJsxText(child)) return child.text.trim() === '';
  if (!isJsxExpression(child)) return false;
  const { expression } = child;
  return !expression || (isStringLiteral(expression) && expression.text.trim() === '');
}

function partOf(child: JsxChild, checker: Checker): Part {
  if (isJsxText(child)) return 'text';
  if (isJsxElement(child)) return partOfTag(child.openingElement.tagName, checker);
  if (isJsxSelfClosingElement(child)) return partOfTag(child.tagName, checker);
  if (!isJsxExpression(child) || !child.expression) return 'coming and going';
  const { expression } = child;
  if (
    isStringLiteral(expression) ||
    isNumericLiteral(expression) ||
    isNoSubstitutionTemplateLiteral(expression)
  )
    return 'text';
  return mayRender(expression, checker) ? 'changing text' : 'coming and going';
}

/** Whether an expression may give a text. What stands before `&&` is shown only if it is zero. */
function mayRender(expression: Node, checker: Checker): boolean {
  if (isParenthesizedExpression(expression)) return mayRender(expression.expression, checker);
  if (isConditionalExpression(expression)) {
    return mayRender(expression.whenTrue, checker) || mayRender(expression.whenFalse, checker);
  }
  if (
    isBinaryExpression(expression) &&
    expression.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken
  ) {
    return mayRender(expression.right, checker);
  }
  return mayBeText(checker.getTypeAtLocation(expression), checker);
}

const always = /^(ChakraComponent|LucideIcon|ForwardRefExoticComponent)$/;

function partOfTag(tag: Node, checker: Checker): Part {
  if (isIdentifier(tag) && /^[a-z]/.test(tag.text)) return 'element';
  if (isPropertyAccessExpression(tag) && tag.expression.getText() === 'chakra') return 'element';
  const type = checker.getTypeAtLocation(tag);
  const name = type?.getAliasSymbol()?.name ?? type?.getSymbol()?.name ?? '';
  return always.test(name) ? 'element' : 'coming and going';
}

/** What a component gives back as bare text stands beside what its user has put there. */
function looseResults(node: Node, checker: Checker): Node[] {
  const isComponent =
    (isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '')) ||
    (isArrowFunction(node) &&
      isVariableDeclaration(node.parent) &&
      isIdentifier(node.parent.name) &&
      /^[A-Z][a-z]/.test(node.parent.name.text));
  if (!isComponent) return [];
  return resultsOf(node).filter((result) => mayRender(result, checker));
}

function resultsOf(component: Node): Node[] {
  const results: Node[] = [];
  const body = Reflect.get(component, 'body') as Node | undefined;
  const visit = (node: Node): void => {
    if (isReturnStatement(node)) {
      if (node.expression) results.push(node.expression);
      return;
    }
    if (isArrowFunction(node) || isFunctionDeclaration(node)) return;
    node.forEachChild(visit);
  };
  if (body) {
    if (Reflect.get(body, 'statements')) visit(body);
    else results.push(body);
  }
  return results;
}
