// The result of a game as a picture postcard: the route with the cars, a stamp, a postmark with the date, and the
// result in place of the address.
import { drawCar, height, ink, margin, paper, picture, soft, useFont, width, write, type Canvas } from './canvas';

export interface Postcard {
  title: string; // the winner
  about: string; // the edition
  date: string;
  teams: { team: number; name: string; figure: string; way: number }[]; // `way`: the progress, from 0 to 1
}

const divide = 700; // between the picture and the address
const colours = { sky: '#cfe2ea', far: '#c3d5ab', near: '#dde7c9', road: '#fdf8ea', red: '#b3261e', blue: '#1d4e89' };

interface Point {
  x: number;
  y: number;
}
// The road, as connected cubic Bézier curves.
const road: [Point, Point, Point, Point][] = [
  [at(60, 560), at(260, 560), at(620, 560), at(600, 470)],
  [at(600, 470), at(580, 390), at(140, 440), at(150, 350)],
  [at(150, 350), at(160, 280), at(560, 320), at(620, 200)],
];
function at(x: number, y: number): Point {
  return { x, y };
}

function placeAt(way: number): Point {
  const part = Math.min(road.length - 1, Math.floor(way * road.length));
  const u = way * road.length - part;
  const [a, b, c, d] = road[part]!;
  const mix = (p: number, q: number, r: number, s: number): number =>
    (1 - u) ** 3 * p + 3 * (1 - u) ** 2 * u * q + 3 * (1 - u) * u ** 2 * r + u ** 3 * s;
  return at(mix(a.x, b.x, c.x, d.x), mix(a.y, b.y, c.y, d.y));
}

function fillHill(canvas: Canvas, colour: string, top: number, wave: number): void {
  canvas.fillStyle = colour;
  canvas.beginPath();
  canvas.moveTo(margin, top);
  canvas.bezierCurveTo(200, top - wave, 320, top + wave, 470, top - wave / 3);
  canvas.bezierCurveTo(560, top - wave, 640, top, divide, top - wave / 2);
  canvas.lineTo(divide, height - margin);
  canvas.lineTo(margin, height - margin);
  canvas.fill();
}

function drawLandscape(canvas: Canvas): void {
  canvas.fillStyle = colours.sky;
  canvas.fillRect(margin, margin, divide - margin, height - 2 * margin);
  canvas.fillStyle = '#f2c230';
  canvas.beginPath();
  canvas.arc(150, 120, 44, 0, 2 * Math.PI);
  canvas.fill();
  fillHill(canvas, colours.far, 210, 60);
  fillHill(canvas, colours.near, 300, 40);
  const path = new Path2D();
  path.moveTo(road[0]![0].x, road[0]![0].y);
  for (const [, b, c, d] of road) path.bezierCurveTo(b.x, b.y, c.x, c.y, d.x, d.y);
  canvas.lineCap = 'round';
  for (const [colour, line] of [
    [ink, 40],
    [colours.road, 34],
  ] as const) {
    canvas.strokeStyle = colour;
    canvas.lineWidth = line;
    canvas.stroke(path);
  }
  canvas.setLineDash([16, 14]);
  canvas.strokeStyle = soft;
  canvas.lineWidth = 3;
  canvas.stroke(path);
  canvas.setLineDash([]);
}

// Draws a kilometre stone with its foot at this point.
function drawStone(canvas: Canvas, { x, y }: Point, size: number): void {
  canvas.strokeStyle = ink;
  canvas.lineWidth = 2.5;
  canvas.fillStyle = '#fffaf0';
  canvas.beginPath();
  canvas.moveTo(x - size / 2, y);
  canvas.lineTo(x - size / 2, y - size * 0.8);
  canvas.arc(x, y - size * 0.8, size / 2, Math.PI, 0);
  canvas.lineTo(x + size / 2, y);
  canvas.closePath();
  canvas.fill();
  canvas.stroke();
  canvas.fillStyle = colours.red;
  canvas.beginPath();
  canvas.arc(x, y - size * 0.8, size / 2, Math.PI, 0);
  canvas.closePath();
  canvas.fill();
  canvas.stroke();
}

function drawStamp(canvas: Canvas): void {
  const [x, y, w, h] = [1020, 58, 112, 134];
  canvas.fillStyle = colours.blue;
  canvas.fillRect(x, y, w, h);
  canvas.fillStyle = '#fffaf0';
  for (let i = 0; i <= 8; ++i) for (const side of [x, x + w]) dot(canvas, side, y + (i * h) / 8);
  for (let i = 0; i <= 7; ++i) for (const side of [y, y + h]) dot(canvas, x + (i * w) / 7, side);
  canvas.fillRect(x + 14, y + 14, w - 28, h - 28);
  drawStone(canvas, at(x + w / 2, y + 92), 44);
  canvas.fillStyle = ink;
  canvas.textAlign = 'center';
  write(canvas, '1000', x + w / 2, y + 115, 24, w);
}
function dot(canvas: Canvas, x: number, y: number): void {
  canvas.beginPath();
  canvas.arc(x, y, 5, 0, 2 * Math.PI);
  canvas.fill();
}

function drawPostmark(canvas: Canvas, date: string): void {
  canvas.save();
  canvas.translate(940, 130);
  canvas.rotate(-0.16);
  canvas.strokeStyle = canvas.fillStyle = soft;
  canvas.lineWidth = 3;
  for (const radius of [62, 48]) {
    canvas.beginPath();
    canvas.arc(0, 0, radius, 0, 2 * Math.PI);
    canvas.stroke();
  }
  canvas.textAlign = 'center';
  write(canvas, date, 0, 7, 22, 92);
  for (const y of [-30, -10, 10, 30]) {
    canvas.beginPath();
    canvas.moveTo(62, y);
    canvas.bezierCurveTo(110, y - 16, 140, y + 16, 200, y);
    canvas.stroke();
  }
  canvas.restore();
}

// Wraps the text into at most three lines.
function wrapped(canvas: Canvas, text: string, size: number, most: number): string[] {
  useFont(canvas, size);
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = lines.at(-1) === '' ? word : `${lines.at(-1)} ${word}`;
    if (lines.length === 3 || canvas.measureText(longer).width <= most || lines.at(-1) === '')
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawAddress(canvas: Canvas, { title, about, teams }: Postcard): void {
  const [left, room] = [divide + 34, width - margin - divide - 60];
  canvas.textAlign = 'left';
  canvas.fillStyle = ink;
  let y = 248;
  for (const line of wrapped(canvas, title, 40, room)) {
    write(canvas, line, left, y, 40, room);
    y += 46;
  }
  const step = Math.min(66, (height - margin - 56 - y) / teams.length);
  for (const { team, name, figure } of teams) {
    y += step;
    canvas.strokeStyle = '#cbbd98';
    canvas.lineWidth = 2;
    canvas.beginPath();
    canvas.moveTo(left, y + 8);
    canvas.lineTo(left + room, y + 8);
    canvas.stroke();
    drawCar(canvas, team, left + 28, y - 28, 0.95);
    canvas.fillStyle = ink;
    canvas.textAlign = 'left';
    write(canvas, name, left + 68, y, Math.min(30, step - 5), room - 200);
    canvas.textAlign = 'right';
    write(canvas, figure, left + room, y, Math.min(48, step - 8), 130);
  }
  canvas.textAlign = 'left';
  canvas.fillStyle = soft;
  write(canvas, about, left, height - margin - 20, 24, room);
}

function draw(canvas: Canvas, card: Postcard): void {
  paper(canvas);
  drawLandscape(canvas);
  for (const way of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    const { x, y } = placeAt(way);
    drawStone(canvas, at(x, y - 24), 30);
  }
  for (const { team, way } of [...card.teams].sort((a, b) => b.way - a.way)) {
    const { x, y } = placeAt(Math.max(0.03, Math.min(1, way)));
    drawCar(canvas, team, x, y - 46, 1.7);
  }
  canvas.textAlign = 'left';
  canvas.fillStyle = ink;
  write(canvas, 'Mille Bornes', 250, 118, 64, 400);
  canvas.strokeStyle = ink;
  canvas.lineWidth = 3;
  canvas.beginPath();
  canvas.moveTo(divide, margin);
  canvas.lineTo(divide, height - margin);
  canvas.stroke();
  drawStamp(canvas);
  drawPostmark(canvas, card.date);
  drawAddress(canvas, card);
}

export const drawPostcard = (card: Postcard): Promise<Blob> => picture((canvas) => draw(canvas, card));
