import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "../../../ui/menu.tsx";
import { Popover } from "../../../ui/popover.tsx";
import { FilterTabs, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { showToast } from "../../../ui/toast.ts";
import { text } from "./text.ts";

const items = [
  { value: "first", label: text.first },
  { value: "second", label: text.second },
];

/** Menu, popover, dialog, toasts and tabs. */
export function Overlays({ theme }: { theme: string }) {
  const [asking, setAsking] = useState(false);
  const [tab, setTab] = useState("first");
  const close = () => setAsking(false);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Menu align="start" trigger={<Button>{text.menu}</Button>}>
          <MenuItem onSelect={() => {}}>{text.edit}</MenuItem>
          <MenuItem disabled onSelect={() => {}}>
            {text.locked}
          </MenuItem>
          <MenuLink to="/debug/kit">{text.link}</MenuLink>
          <MenuSeparator />
          <MenuItem danger onSelect={() => setAsking(true)}>
            {text.remove}
          </MenuItem>
        </Menu>
        <Popover
          align="start"
          label={text.popoverName}
          className="max-w-80 p-4"
          trigger={<Button>{text.popover}</Button>}
        >
          {text.popoverText}
        </Popover>
        <Button onClick={() => setAsking(true)}>{text.dialog}</Button>
        {text.toasts.map(([color, label, title]) => (
          <Button key={color} onClick={() => showToast({ color, title, description: text.toastText })}>
            {label}
          </Button>
        ))}
      </div>
      <Dialog
        open={asking}
        onClose={close}
        title={text.dialogTitle}
        description={text.dialogText}
        actions={
          <>
            <Button onClick={close}>{text.cancel}</Button>
            <Button tone="danger" onClick={close}>
              {text.confirm}
            </Button>
          </>
        }
      />
      <Tabs label={`${text.tabs} (${theme})`} value={tab} items={items} onChange={setTab}>
        {items.map(({ value, label }) => (
          <TabPanel key={value} value={value} className="pt-4">
            {text.panel(label)}
          </TabPanel>
        ))}
      </Tabs>
      <FilterTabs label={`${text.lists} (${theme})`} value={tab} items={items} onChange={setTab} />
    </>
  );
}
