// The element in the npm package. The page of its frame is one text in a module of its own: a bundler has no other
// files to find, and a page that does not use the element does not load it.
import { defineReplay } from './define';

async function fill(frame: HTMLIFrameElement): Promise<void> {
  frame.srcdoc = (await import('virtual:frame')).text;
}

// Such a frame has the origin of the page around it, and a page from a file has none.
defineReplay({ fill: (frame) => void fill(frame), origin: '*' });
