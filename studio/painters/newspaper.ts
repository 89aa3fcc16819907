import { along, at, fill, line, type Plate, solid } from "../kit/plate.ts";
import { between } from "../kit/random.ts";
import { button } from "./button.ts";

/** A front page, 620 wide and 780 high at scale 1, its middle at (x, y): the picture of a cat with a medal. */
export function newspaper(p: Plate, x: number, y: number, scale: number, angle: number): void {
  const { c, next } = p;
  at(p, x, y, scale, angle, () => {
    fill(c, "M-296 -376L330 -384L336 402L-292 408Z", "rgba(10,4,4,.4)");
    solid(
      p,
      "M-310 -390L310 -394L316 388L-314 392Z",
      along(c, -310, 0, 310, 0, [
        "#efe4cc",
        [0.48, "#f8f0dc"],
        [0.5, "#dccfb2"],
        [0.54, "#f4ead4"],
        "#e2d5b8",
      ]),
    );
    c.textAlign = "center";
    c.fillStyle = "#2a2022";
    c.font = "700 62px Georgia, serif";
    c.fillText("The Pomelo Post", 0, -322);
    line(c, "M-290 -300H290M-290 -292H290", "#2a2022", 2.4);
    c.font = "700 84px Georgia, serif";
    c.fillText("It was the cat", 0, -216);
    line(c, "M-290 -192H290", "rgba(42,32,34,.6)", 2);
    c.save();
    c.beginPath();
    c.rect(-290, -172, 380, 400);
    c.clip();
    c.fillStyle = along(c, 0, -172, 0, 228, ["#b9a98a", "#7d6d56"]);
    c.fillRect(-290, -172, 380, 400);
    for (const gx of [-270, -150, 30]) fill(c, `M${gx} -172h46v400h-46Z`, "rgba(240,226,196,.25)");
    c.fillStyle = "#6a5a48";
    c.fillRect(-290, 150, 380, 80);
    at(p, -100, 196, 1.55, 0, () => button(p, 0, 0, 1, "sit"));
    medal(p, -100, 40);
    c.globalCompositeOperation = "multiply";
    c.fillStyle = "rgba(226,204,160,.85)";
    c.fillRect(-290, -172, 380, 400);
    c.restore();
    p.e.save();
    p.e.globalCompositeOperation = "destination-out";
    p.e.fillRect(-320, -400, 640, 800);
    p.e.restore();
    line(c, "M-290 -172h380v400h-380Z", "#2a2022", 3);
    for (const [cx, y0, y1, w] of [
      [112, -166, 370, 84],
      [208, -166, 370, 84],
      [-290, 252, 370, 184],
      [-92, 252, 370, 182],
    ] as const)
      for (let yy = y0; yy < y1; yy += 17)
        line(c, `M${cx} ${yy}h${w * between(next, 0.82, 1)}`, "rgba(42,32,34,.5)", 4.4);
    line(c, "M-310 2H314", "rgba(120,100,70,.3)", 5);
  });
}

/** A medal on a ribbon of two colors. */
export function medal(p: Plate, x: number, y: number): void {
  const { c } = p;
  fill(
    c,
    `M${x - 30} ${y - 34}L${x - 4} ${y + 24}H${x + 4}L${x + 30} ${y - 34}H${x + 14}L${x} ${y}L${x - 14} ${y - 34}Z`,
    "#c25a54",
  );
  c.fillStyle = "#8a6026";
  c.beginPath();
  c.arc(x, y + 42, 25, 0, Math.PI * 2);
  c.fill();
  c.fillStyle = "#f2c46a";
  c.beginPath();
  c.arc(x, y + 40, 22, 0, Math.PI * 2);
  c.fill();
  fill(c, `M${x} ${y + 24}c7 0 9 9 6 14l-3 4v14h-6v-14l-3 -4c-3 -5 -1 -14 6 -14Z`, "#8a5a20");
}
