// What a screen reader would say, in order: the text added to a live region, and the name and the description of each
// window that opens. Counts the moments in which nothing has the focus after the first click.
import type { Page } from '@playwright/test';

interface Heard {
  said: string[];
  focusLost: number;
}
declare global {
  interface Window {
    heard: Heard;
  }
}

export const listen = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    window.heard = { said: [], focusLost: 0 };
    const nameOf = (node: Node): string =>
      (node instanceof HTMLElement ? node.innerText : (node.textContent ?? '')).replace(/\s+/g, ' ').trim();
    const byIds = (element: Element, attribute: string): string[] =>
      (element.getAttribute(attribute) ?? '').split(' ').flatMap((id) => {
        const found = document.getElementById(id);
        return found ? [nameOf(found)] : [];
      });
    const windowsIn = (node: Node): Element[] =>
      node instanceof Element ? [...(node.matches('dialog') ? [node] : []), ...node.querySelectorAll('dialog')] : [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const opened = [...addedNodes].flatMap(windowsIn);
        for (const each of opened)
          window.heard.said.push([...byIds(each, 'aria-labelledby'), ...byIds(each, 'aria-describedby')].join(': '));
        const element = target instanceof Element ? target : target.parentElement;
        if (element?.closest('[aria-live]')) window.heard.said.push(...[...addedNodes].map(nameOf).filter(Boolean));
      }
    }).observe(document, { subtree: true, childList: true });
    addEventListener('click', () => {
      setTimeout(() => {
        if (document.activeElement === document.body) ++window.heard.focusLost;
      }, 30);
    });
  });

export const heardOf = (page: Page): Promise<string[]> => page.evaluate(() => window.heard.said);
